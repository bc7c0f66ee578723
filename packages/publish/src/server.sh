# What a publication does where the site lies, in POSIX sh with the commands of GNU or BusyBox. session.ts runs it,
# here or over ssh, and sets before it:
#   root         the folder that the server shows as the root of its address
#   base         the sub-path of the site, empty or such as /periodico
#   mode         publish, rollback, or look, which changes nothing
#   first        yes if nobody has published here before
#   new_address  yes if another address than the one in place may follow it
#   about        the edition's address, «index» or «noindex», and the hash of its files: words without blanks
#   who          whom another publication is told to wait for
#   archive      the folder of the site in which editions stay, each in one called after its day; empty if none do
#   hashed_folders, hashed_name   where files lie that have a hash in their names, and how grep knows these
#
# What it answers is said in lines of a name and a value, which is all that follows, blanks too:
#   refused      why nothing is done
#   note         what is remarked
#   next         what comes now (upload, unchanged, placed, back), after what is said of it: `site` and `folder`, where files
#                go; `day`, each day that stays in the archive; `pages`, how many are in place
# What it is told are such lines too: `hashed` and `page` name the files that are sent, `place` ends them.
#
# How a site lies in /srv/periodico, with all else outside what is served:
#
#   periodico/assets/… media/…                hashed files of all editions that readers may still have open
#   periodico/politica/index.html             a link to ../../periodico.editions/root/current/politica/index.html
#   periodico.editions/root/000007-…/site     the pages of one edition; beside it, which hashed files they name (`hashed`),
#                                             and by whose age one knows since when: `placed`, `replaced`, `withdrawn`
#   periodico/archivo/2026-11-20/…            the pages of an edition that stays; archive/2026-11-20 among the editions names
#                                             the hashed files that they ask for
#   periodico.editions/root/current           a link to one edition's pages: those that readers see
#
# So an edition takes another's place in one step, the renaming of `current`. Whatever stops a publication leaves one of the
# two whole, and the lock is the system's: it ends with its holder.

set -eu
umask 022
LC_ALL=C
export LC_ALL
# With it, cd would look elsewhere, and say where.
unset CDPATH
trap 'exit 1' HUP INT TERM PIPE

# Whatever a login has said, a line begins here.
echo

# Whoever asked may have gone: what is under way comes to its end all the same.
say() { printf 'plain-publish %s %s\n' "$1" "$2" 2>/dev/null || :; }

refuse() {
  say refused "$*"
  exit 3
}

for tool in rsync flock readlink comm cmp; do
  command -v "$tool" >/dev/null || refuse "En la máquina del destino falta la orden $tool (Debian: apt install rsync util-linux diffutils)."
done
case $(rsync --version) in
rsync*version*) ;;
*) refuse "En la máquina del destino, rsync es otro, como el openrsync de macOS, y no sabe lo que hace falta: instala ahí el de siempre (brew install rsync)." ;;
esac
me=$(id -un 2>/dev/null) || me=$(id -u)
# A user may have none, as in a container; then a login begins in /.
home=$(cd "${HOME:-/nowhere}" 2>/dev/null && pwd -P) || home=/
case $root in
/*) ;;
*) [ "$home" != / ] || refuse "$me no tiene carpeta propia en la máquina del destino: escribe el destino entero, desde /." ;;
esac
case $(cd "$root" 2>/dev/null && pwd -P) in
/ | "$home") refuse "$root no puede ser un destino: ha de ser una carpeta para el sitio solo." ;;
esac
missing=''
if [ -d "$root" ]; then
  cd "$root"
else
  [ ! -e "$root" ] || refuse "$root no es una carpeta."
  [ "$first" = yes ] || refuse "$root no existe. ¿Está bien escrito? Si se va a publicar ahí por primera vez, añade --first."
  cd "$(dirname "$root")" 2>/dev/null || refuse "Tampoco existe $(dirname "$root"), donde habría de crearse $(basename "$root")."
  missing=/$(basename "$root")
fi
written=$(pwd)
written=${written%/}$missing
root=$(pwd -P)
root=${root%/}$missing
[ ! -e "$root/.git" ] && [ ! -e "$root/package.json" ] || refuse "$root es la carpeta de un proyecto, y un servidor lo enseñaría todo: elige una vacía."
site=$root$base
name=$(printf %s "${base#/}" | tr / _)
own=$root.editions/${name:-root}
# The days that stay, which are no edition's own, as find knows them.
kept_days=${archive:+./$archive/[0-9]*}

# Refuses the folder $1 if a server that shows what lies around it would show its editions too.
refuse_within() {
  around=$1
  while [ "$around" != / ]; do
    case $around in *.editions) refuse "$1 está donde se guardan ediciones, que ningún servidor ha de enseñar: elige otra carpeta." ;; esac
    around=$(dirname "$around")
    place=$(cd "$around" && pwd -P)
    [ ! -d "$place.editions" ] || refuse "$1 está dentro de $place, donde ya se publica, y ahí se verían sus ediciones. Publica en $place lo que construyas con BASE_PATH=/la-ruta."
  done
}

# Refuses the folder $1 if a site is published within it, or within what its links lead to.
refuse_around() {
  inner=$(find -L "$1" -path '*.editions/*/lock' 2>/dev/null | head -n 1)
  inner=${inner%.editions/*}
  [ -z "$inner" ] || refuse "$1 contiene $inner, donde ya se publica, y ahí se verían sus ediciones: elige una carpeta que no la contenga."
}

current=$(readlink "$own/current" || :)
current=${current%/site}
old_address='' old_index='' old_digest=''
if [ -z "$current" ]; then
  [ "$mode" != rollback ] || refuse "En $site no hay ninguna edición a la que volver."
  [ "$first" = yes ] || refuse "En $site no se ha publicado nunca con esta orden. Si el destino está bien escrito, añade --first."
  refuse_within "$root"
  # The same folder by the links it was reached through.
  refuse_within "$written"
  refuse_around "$root"
else
  [ "$first" = no ] || refuse "En $site ya hay una edición publicada: quita --first."
  [ ! -f "$own/$current/about" ] || read -r old_address old_index old_digest <"$own/$current/about"
fi
digest=${about##* }
called() { [ "$2" = index ] && echo "$1" || echo "$1 (ensayo, noindex)"; }
if [ "$mode" != rollback ] && [ -n "$old_address" ] && [ "$new_address" = no ] &&
  [ "$old_address $old_index" != "${about% *}" ]; then
  refuse "Ahí está publicado $(called "$old_address" "$old_index"), y esta edición es de $(called ${about% *}). Si es lo que se quiere, añade --new-address."
fi
if [ "$mode" = look ]; then
  say site "$site"
  [ "$digest" = "$old_digest" ] && say next unchanged || say next upload
  exit
fi

mkdir -p "$site"
[ "$(cd "$site" && pwd -P)" = "$site" ] || refuse "$site pasa por un enlace simbólico: publica en la carpeta a la que lleva."
[ -d "$root.editions" ] || [ -w "$(dirname "$root")" ] ||
  refuse "Las ediciones se guardan en $root.editions, fuera de lo que se enseña, y $me no puede crear esa carpeta. Que la cree una vez quien administre el servidor: install -d -o $me '$root.editions'"
mkdir -p "$own/archive"
: >>"$own/archive/none"
exec 9>>"$own/lock"
flock -n 9 || refuse "Otra publicación está en marcha ($(cat "$own/lock")). Espera a que acabe y repite la orden."
# On a full disk only the name is lost.
{ printf '%s\n' "$who" >"$own/lock"; } 2>/dev/null || :
rm -rf "$own"/gone-*

# The link $1 at the place $2, made aside as $3 and renamed: whoever looks finds the earlier or the later one.
place_link() {
  rm -f "$3"
  ln -s "$1" "$3"
  mv -fT "$3" "$2"
}

# Sets `target` to where the link of the page $1 leads.
find_target() {
  target='' rest=$base/$1
  while [ "${rest#*/}" != "$rest" ]; do
    rest=${rest#*/} target=../$target
  done
  target=$target${own#"${root%/*}"/}/current/$1
}

# Makes links of the pages of the edition $1, where they are not. Those that are new lead nowhere until it is in place.
link_pages() {
  (cd "$own/$1/site" && find . -path "$kept_days" -prune -o -type d -print) | (cd "$site" && while IFS= read -r folder; do [ -d "$folder" ] || mkdir -p "$folder"; done)
  (cd "$own/$1/site" && find . -path "$kept_days" -prune -o -type f -print) | while IFS= read -r page; do
    page=${page#./}
    [ ! -L "$site/$page" ] || [ ! "$site/$page" -ef "$own/current/$page" ] || continue
    find_target "$page"
    if [ -e "$site/$page" ] || [ -L "$site/$page" ]; then
      place_link "$target" "$site/$page" "$site/.link"
    else
      ln -s "$target" "$site/$page"
    fi
  done
}

# Removes the links of pages that the edition in place does not have, and folders that hold nothing else.
unlink_pages() {
  cd "$site"
  find . -path "$kept_days" -prune -o -type l -print | while IFS= read -r page; do
    find_target "${page#./}"
    [ ! -e "$page" ] && [ "$(readlink "$page")" = "$target" ] || continue
    rm -f "$page"
    rmdir -p "${page%/*}" 2>/dev/null || :
  done
}

# Puts the pages by which the edition $1 stays in the archive, if it has any, in the place of that day's. They are names of
# the same files as the edition's, so they take no room of their own.
keep_in_archive() {
  [ -n "$archive" ] || return 0
  for pages in "$own/$1/site/$archive"/[0-9]*; do
    [ -d "$pages" ] || continue
    mkdir -p "$site/$archive"
    rsync -a --delete --link-dest="$pages" "$pages/" "$site/$archive/${pages##*/}/"
    cp "$own/$1/hashed" "$own/archive/${pages##*/}"
  done
}

# The days that stay in the archive.
say_archived() {
  [ -n "$archive" ] && [ -d "$site/$archive" ] || return 0
  for pages in "$site/$archive"/[0-9]*; do
    [ ! -d "$pages" ] || say day "${pages##*/}"
  done
}

# The first of the files that the list $1 names and the folder $2 does not hold.
lacking() {
  while IFS= read -r file; do
    [ -f "$2/$file" ] || { printf '%s\n' "$file"; return; }
  done <"$1"
}

# The first of the pages that readers do not find as the edition in place has it, of which its list tells.
unseen() {
  [ -f "$own/$current/pages" ] || return 0
  while IFS= read -r page; do
    [ "$site/$page" -ef "$own/$current/site/$page" ] || cmp -s "$site/$page" "$own/$current/site/$page" || { printf '%s\n' "$page"; return; }
  done <"$own/$current/pages"
}

editions() { (cd "$own" && ls -d [0-9]*-* 2>/dev/null) || :; }

# The last edition before the one in place that readers have seen and nobody has gone back from.
before() {
  for id in $(editions); do
    [ "$id" != "$current" ] || break
    [ ! -e "$own/$id/placed" ] || [ -e "$own/$id/withdrawn" ] || echo "$id"
  done | tail -n 1
}

# Writes down since when each edition is in place, or is not any more, by the clock of this machine. If that has leapt, or
# nobody has published for a week, an edition's thirty days begin again, once: too long does no harm.
note_times() {
  touch "$own/now"
  leapt=$(find "$own/last" -mtime +7 2>/dev/null || :)$(find "$own/last" -newer "$own/now" 2>/dev/null || :)
  [ -z "$leapt" ] || say note "Hace más de una semana de la última publicación, o el reloj de esa máquina ha saltado: los treinta días de las ediciones anteriores vuelven a contarse."
  for id in $(editions); do
    edition=$own/$id
    if [ "$id" = "$current" ]; then
      [ -e "$edition/placed" ] || touch "$edition/placed"
      rm -f "$edition/replaced" "$edition/prolonged"
    elif [ -e "$edition/placed" ] && [ ! -e "$edition/replaced" ]; then
      touch "$edition/replaced"
    elif [ -n "$leapt" ] && [ ! -e "$edition/prolonged" ]; then
      touch "$edition/replaced" "$edition/prolonged"
    fi
  done
}

put_in_place() {
  place_link "$1/site" "$own/current" "$own/.link"
  current=$1
}

# Removes the editions that nobody has open any more, and the hashed files that no other names.
clear_away() {
  kept=$(before)
  for id in $(editions); do
    edition=$own/$id
    [ "$id" != "$current" ] && [ "$id" != "$kept" ] || continue
    [ ! -e "$edition/placed" ] || [ -n "$(find "$edition/replaced" -mtime +29)" ] || continue
    mv "$edition" "$own/gone-$id"
    rm -rf "$own/gone-$id"
  done
  # With half of this list, on a full disk, files in use would go.
  sort -u "$own"/[0-9]*-*/hashed "$own"/archive/* >"$own/named" || return 1
  cd "$site" || return 1
  # What an upload that was cut off has left has the hash in its name too.
  { find $hashed_folders -type f 2>/dev/null || :; } | grep -E "$hashed_name" | sort |
    comm -23 - "$own/named" | while IFS= read -r file; do rm -f "$file"; done
  rm -f "$own/named"
}

# All that follows once an edition is in place; done again if something had stopped it.
finish() {
  note_times
  touch "$own/last"
  unlink_pages
  clear_away || say note "Lo que ya nadie tiene abierto no se ha podido borrar; se hará en la próxima publicación."
  page=$(unseen)
  [ -z "$page" ] || refuse "La edición está en su sitio, pero $site/$page no la enseña: mira qué hay ahí (¿un enlace, otra cosa con ese nombre?), quítalo y repite la orden."
}

if [ "$mode" = rollback ]; then
  target=$(before)
  [ -n "$target" ] || refuse "En $site no hay ninguna edición anterior a la que volver."
  trap '' HUP INT TERM PIPE
  # First, so that nobody goes back to what is being withdrawn even if this stops half-way.
  touch "$own/$current/withdrawn"
  link_pages "$target"
  keep_in_archive "$target"
  put_in_place "$target"
  finish
  say site "$site"
  say folder "$target"
  say next back
  exit
fi

if [ "$digest" = "$old_digest" ]; then
  link_pages "$current"
  finish
  say site "$site"
  say next unchanged
  exit
fi

number=$(editions | tail -n 1)
new=$(printf %06d "$(expr "${number%%-*}" + 1 2>/dev/null || echo 1)")-$(date -u +%Y%m%dT%H%M%SZ)
undo() {
  [ "$current" != "$new" ] || return 0
  rm -rf "${own:?}/$new"
  [ -z "$current" ] || { unlink_pages && clear_away; } || :
}
trap undo EXIT
mkdir -p "$own/$new/site"
printf '%s\n' "$about" >"$own/$new/about"
say site "$site"
say folder "$own/$new/site"
say_archived
say next upload

# The publisher names what it sends, uploads all, and says so; if its line breaks, this ends here.
word=''
while [ "$word" != place ]; do
  IFS= read -r line || exit 1
  word=${line%% *}
  case $word in
  hashed) printf '%s\n' "${line#* }" >&3 ;;
  page) printf '%s\n' "${line#* }" >&4 ;;
  esac
done 3>"$own/$new/hashed" 4>"$own/$new/pages"
missing=$(lacking "$own/$new/hashed" "$site")$(lacking "$own/$new/pages" "$own/$new/site")
[ -z "$missing" ] || refuse "No ha llegado todo lo que se ha enviado: falta $missing. En $site sigue lo de antes; repite la orden."

trap '' HUP INT TERM PIPE
# What lies here because somebody copied it becomes an edition too, so that one can go back to it.
if [ -z "$current" ]; then
  hand=000000-a-mano
  rm -rf "${own:?}/$hand"
  (cd "$own/$new/site" && find . -type f) | while IFS= read -r page; do
    [ -f "$site/$page" ] && [ ! -L "$site/$page" ] || continue
    mkdir -p "$(dirname "$own/$hand/site/$page")"
    cp -p "$site/$page" "$own/$hand/site/$page"
  done
  if [ -d "$own/$hand" ]; then
    (cd "$site" && find $hashed_folders -type f 2>/dev/null || :) >"$own/$hand/hashed"
    put_in_place "$hand"
    note_times
  fi
fi
link_pages "$new"
keep_in_archive "$new"
put_in_place "$new"
finish
say pages "$(grep -c . "$own/$new/pages")"
say next placed
