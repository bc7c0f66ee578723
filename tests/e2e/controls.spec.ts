import { deportes } from "../../data/deportes";
import { expect, open, test } from "./test";

/* Controls whose action is not part of this site, unless the data give them one: they are there to see, in their own words. */

/** Buttons in the pages' content, by the words they begin with. */
const BUTTONS: readonly (readonly [path: string, ...names: string[]])[] = [
  ["./", "Suscribirse", "Más información", "Reproducir"],
  ["actualidad", "Compartir", "Guardar", "Cargar más noticias", "Suscribirse Gratis"],
  ["politica", "Participar en la encuesta"],
  ["economia", "Leer análisis completo"],
  ["deportes", "Ver Destacados", "Estadísticas", ...(deportes.live.length > 0 ? ["Ver Todos"] : []), "Ver Todas"],
  ["opinion", "Suscribirse"],
];

for (const [path, ...names] of BUTTONS) {
  test(`the buttons of ${path} can be seen`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole("main");
    // What the data give an address is a link.
    for (const name of names) {
      const words = { name: new RegExp(`^${name}`) };
      await expect(main.getByRole("button", words).or(main.getByRole("link", words)).first()).toBeVisible();
    }
    for (const box of await main.getByPlaceholder("Tu email").all()) {
      await expect(box).toBeVisible();
      await expect(box).toHaveAttribute("type", "email");
    }
  });
}
