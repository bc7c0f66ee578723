import { Block } from "@/components/Block";
import { Columns } from "@/components/lists/Columns";
import { Picture } from "@/components/Picture";
import { Facts } from "@/components/text/Facts";
import type { AiTool } from "@/schema/tecnologia";

const Tool = ({ tool }: { tool: AiTool }) => (
  <div className="tool gap-x-4">
    <div className="self-start area-picture">
      <Picture of={{ image: tool.logo, alt: "" }} sizes="3.5rem" box={["aspect-square"]} />
    </div>
    <div className="area-words">
      <h3 className="text-headline-5">{tool.name}</h3>
      <p className="mt-1 text-small">{tool.description}</p>
    </div>
    <div className="area-facts">
      <Facts
        facts={[
          [
            "Uso",
            <b key="use" className="font-semibold">
              {tool.use}
            </b>,
          ],
          ["Licencia", tool.licence],
        ]}
      />
    </div>
  </div>
);

/** Tools for who writes programs, each with what it is for and on what terms. */
export const AiTools = ({ tools }: { tools: AiTool[] }) => (
  <Block id="herramientas" title="Herramientas de IA para programadores">
    <Columns most={4}>
      {tools.map((tool) => (
        <Tool key={tool.name} tool={tool} />
      ))}
    </Columns>
  </Block>
);
