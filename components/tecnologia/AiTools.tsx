import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import type { AiTool } from "@/schema/tecnologia";

/** The same columns for the line of names and for every tool. */
const COLUMNS =
  "lg:grid-cols-[3.5rem_7rem_minmax(0,1fr)_10rem_11rem] lg:gap-x-6 xl:grid-cols-[3.5rem_8rem_minmax(0,1fr)_13rem_13rem] xl:gap-x-8";

function Tool({ tool }: { tool: AiTool }) {
  return (
    <li
      className={`grid grid-cols-[3.5rem_minmax(0,1fr)] content-start gap-x-4 border-b border-rule py-4 lg:items-center ${COLUMNS}`}
    >
      <Picture
        of={{ image: tool.logo, alt: "" }}
        sizes="3.5rem"
        box={["aspect-square"]}
        className="max-lg:row-span-3"
      />
      <h3 className="text-xl">{tool.name}</h3>
      <p className="text-sm max-lg:mt-1">{tool.description}</p>
      <dl className="text-sm max-lg:mt-2 max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:gap-x-3 lg:contents">
        <dt className="text-muted lg:sr-only">Uso</dt>
        <dd className="font-semibold">{tool.use}</dd>
        <dt className="text-muted lg:sr-only">Licencia</dt>
        <dd>{tool.licence}</dd>
      </dl>
    </li>
  );
}

/** Tools for who writes programs, as the lines of a table. */
export function AiTools({ tools }: { tools: AiTool[] }) {
  return (
    <Block id="herramientas" title="Herramientas de IA para programadores">
      <div className={`hidden border-b-2 border-accent pb-2 text-xs text-muted lg:grid ${COLUMNS}`} aria-hidden="true">
        <span className="col-span-2">Herramienta</span> <span>Qué hace</span> <span>Uso</span> <span>Licencia</span>
      </div>
      <ul className="max-lg:border-t max-lg:border-rule md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
        {tools.map((tool) => (
          <Tool key={tool.name} tool={tool} />
        ))}
      </ul>
    </Block>
  );
}
