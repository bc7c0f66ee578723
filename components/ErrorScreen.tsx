import { ButtonLink } from "./Button";
import { ErrorScene } from "./ErrorScene";
import { PageFrame } from "./frame/PageFrame";

/** The screen for any other error, with the words the specification gives it (section 8). */
export function ErrorScreen() {
  return (
    <PageFrame>
      <ErrorScene
        code={500}
        title="Unexpected Application Error!"
        text="Algo ha fallado al componer esta página. Las demás siguen en su sitio."
      >
        <ButtonLink to="/">Volver a la portada</ButtonLink>
      </ErrorScene>
    </PageFrame>
  );
}
