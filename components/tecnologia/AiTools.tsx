import { Block } from "@/components/Block";
import { Picture } from "@/components/Picture";
import { inRows } from "@/components/rows";
import type { AiTool } from "@/schema/tecnologia";

function Tool({ tool, className }: { tool: AiTool; className: string }) {
  return (
    <li
      className={`grid grid-cols-[3.5rem_minmax(0,1fr)] content-start gap-x-4 border-b border-rule py-4 md:row-span-3 md:grid-rows-subgrid ${className}`}
    >
      <Picture of={{ image: tool.logo, alt: "" }} sizes="3.5rem" box={["aspect-square"]} className="row-span-3" />
      <h3 className="text-xl">{tool.name}</h3>
      <p className="mt-1 text-sm">{tool.description}</p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 text-sm">
        <dt className="text-muted">Uso</dt>
        <dd className="font-semibold">{tool.use}</dd>
        <dt className="text-muted">Licencia</dt>
        <dd>{tool.licence}</dd>
      </dl>
    </li>
  );
}

/** Tools for who writes programs, by rules, but for the last row, two or three abreast where there is room. */
export function AiTools({ tools }: { tools: AiTool[] }) {
  return (
    <Block id="herramientas" title="Herramientas de IA para programadores">
      <ul className="-mt-2 [clip-path:inset(0_0_2px)] md:grid md:grid-cols-12 md:gap-x-8">
        {inRows(tools, { md: 2, xl: 3 }).map(({ item: tool, span }) => (
          <Tool key={tool.name} tool={tool} className={span} />
        ))}
      </ul>
    </Block>
  );
}
