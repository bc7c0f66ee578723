import { ButtonLink } from "./Button";
import { ErrorScene } from "./ErrorScene";
import { Island } from "./Island";

/** What a reader gets at an address that does not exist (specification, section 2). */
export function NotFound() {
  return (
    <>
      <Island name="NotFoundLog" props={{}} />
      <ErrorScene
        code={404}
        title="Oops! Page not found"
        text="Aquí no hay ninguna página: puede que la dirección esté mal escrita o que la noticia haya cambiado de sitio."
      >
        <ButtonLink to="/" lang="en">
          Return to Home
        </ButtonLink>
      </ErrorScene>
    </>
  );
}
