import { ButtonLink } from "./Button";
import { ErrorNotice } from "./ErrorNotice";
import { PageFrame } from "./frame/PageFrame";

/** The screen for any other error, with the words the specification gives it (section 8). */
export function ErrorScreen() {
  return (
    <PageFrame>
      <div className="measure grid items-center gap-x-8 gap-y-8 py-10 lg:grid-cols-12 lg:py-14">
        <ErrorNotice
          code={500}
          title="Unexpected Application Error!"
          titleClass="text-4xl xl:text-5xl"
          text="Algo ha fallado al componer esta página. Las demás siguen en su sitio."
        >
          <ButtonLink to="/">Volver a la portada</ButtonLink>
        </ErrorNotice>
      </div>
    </PageFrame>
  );
}
