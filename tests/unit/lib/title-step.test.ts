/** @jest-environment node */
import { titleStep } from "@/lib/title-step";

test.each([
  ["Deportes", "poster"],
  ["Deportes y aventura", "banner"],
  ["Deportistas", "banner"],
  ["Internacional y territorios", "headline"],
  ["Desproporcionadamente", "sentence"],
  ["Lo que se juega, se gana y se pierde cada domingo en los campos de la provincia", "sentence"],
])("«%s» is set as a %s", (title, step) => expect(titleStep(title)).toBe(step));
