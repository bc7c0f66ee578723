/** What a picture's field holds. */
export const EXPECTED = "se esperaba una imagen de data/pictures como economia/puerto.svg";

/** How the files of pictures end, as a pattern has it. */
export const PICTURE_ENDINGS = "svg|jpe?g|jfif|png|webp|avif";

/** What a picture is called below data/pictures. */
export const PICTURE_NAME = new RegExp(`^(?!data/)[a-z0-9-]+(/[a-z0-9-]+)*\\.(${PICTURE_ENDINGS})$`);

/** Without accents, in small letters, its words joined by hyphens: how a picture's file should be named. */
const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9./-]+/g, "-")
    .replace(/-+(?=\.|$)/g, "");

/** Why a name is not that of a picture, in the words that follow it in a message. */
export function pictureNameFault(input: unknown): string {
  const name = String(input);
  const better = plain(name);
  if (/\.hei[cf]$/i.test(name)) return "es una foto HEIC, que casi ningún navegador enseña: guárdala como JPEG";
  if (/^data\/pictures\//.test(name)) return `se escribe sin data/pictures/: ${name.replace("data/pictures/", "")}`;
  if (better !== name && PICTURE_NAME.test(better))
    return `lleva mayúsculas, tildes, espacios o paréntesis: llama ${better} al archivo, y escríbelo así aquí`;
  if (/\.(gif|tiff?|bmp|pdf|raw)$/i.test(name)) return `no es un formato que se publique: ${EXPECTED}`;
  return `no es una imagen: ${EXPECTED}`;
}
