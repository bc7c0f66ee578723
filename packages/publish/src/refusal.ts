/** Why a publication does not go on: its message, in Spanish, is all there is to show. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** What systems, ssh and rsync say in English, and what an editor can do about it. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /is your shell clean/,
    "Al entrar en el servidor algo escribe palabras donde rsync espera otra cosa: lo que escriba su .bashrc, .profile o .cshrc, que lo escriba solo cuando entra una persona (case $- in *i*) … esac).",
  ],
  [
    /No user exists for uid|you don't exist/i,
    "El usuario con que se publica no existe en esta máquina, y ssh no sale sin él: publica con otro, o da un nombre a ese (en un contenedor, useradd).",
  ],
  [
    /Could not create directory '.*\.ssh'[^]*Host key verification failed/,
    'Tu usuario no tiene en esta máquina una carpeta en que ssh guarde las claves de los servidores (~/.ssh): créala, o di otro archivo con RSYNC_RSH="ssh -o UserKnownHostsFile=…".',
  ],
  [
    /UNPROTECTED PRIVATE KEY FILE|Bad owner or permissions/,
    "La clave ssh, o la configuración de ssh, la pueden leer o cambiar otros, y así ssh no la usa: chmod 600.",
  ],
  [
    /sftp connections only|account is currently not available|Shell access|command not allowed/i,
    "Ese usuario puede entrar en el servidor, pero no dar órdenes: que quien lo administre le dé una línea de órdenes (chsh).",
  ],
  [/No space left on device|Disk quota exceeded/, "El disco del destino está lleno: haz sitio y repite la orden."],
  [/Read-only file system/, "El disco del destino solo se puede leer."],
  [/Could not resolve hostname/, "No se encuentra ese servidor: ¿está bien escrito su nombre?"],
  [/Connection refused|No route to host|timed out|Network is unreachable/, "El servidor no contesta por ssh."],
  [
    /Host key verification failed|IDENTIFICATION HAS CHANGED/,
    "La clave del servidor no es la conocida: pregunta a quien lo administre, y entra una vez con ssh.",
  ],
  [
    /Permission denied \(|Too many authentication failures|Permission denied, please/,
    "El servidor no deja entrar: falta la clave ssh, o el usuario no es ese.",
  ],
  [
    /Permission denied|Operation not permitted/,
    "Ese usuario no puede escribir en el destino: que se lo permita quien lo administre (chown).",
  ],
  [/rsync: (not found|command not found)|spawn rsync ENOENT/, "Falta rsync (Debian: apt install rsync)."],
  [/spawn .* ENOENT/, "Falta la orden con que se llega al servidor (Debian: apt install openssh-client)."],
  [
    /connection unexpectedly closed|Connection (closed|reset)|Broken pipe|timeout in data/,
    "Se cortó la conexión con el servidor: repite la orden.",
  ],
];

/**
 * What a program's last words mean, in Spanish, with those words below.
 * @param words what it has said on standard error
 */
export function refusalFor(words: string): Refusal {
  const lines = words.trim();
  const [, reason = "La publicación se ha interrumpido."] = REASONS.find(([pattern]) => pattern.test(lines)) ?? [];
  const message = `${reason} Lo que ven los lectores está entero: lo de antes o lo nuevo.`;
  return new Refusal(lines ? `${message}\n${lines.replace(/^/gm, "  ")}` : message);
}
