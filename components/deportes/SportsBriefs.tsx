import { Block } from "@/components/Block";
import { Button } from "@/components/Button";
import { Rows } from "@/components/lists/Rows";
import { Headline } from "@/components/story/Headline";
import { StoryForm } from "@/components/story/StoryForm";
import { TimeText } from "@/components/text/TimeText";
import type { SportItem } from "@/schema/sport";

/** Short pieces of news, a line each. */
export const SportsBriefs = ({ items }: { items: SportItem[] }) => (
  <Block
    id="ultimas"
    title="Últimas noticias"
    aside={<Button inHead tone="outline" control="Ver Todas" label="Ver Todas las últimas noticias" />}
  >
    <Rows close filling>
      {items.map(({ id, title, sport, time }) => (
        <StoryForm
          key={id}
          form="line"
          id={id}
          kicker={
            <p className="flex items-baseline gap-x-3 text-meta text-muted">
              <span className="kicker text-accent">{sport}</span> <TimeText value={time} />
            </p>
          }
          headline={<Headline weight={6}>{title}</Headline>}
        />
      ))}
    </Rows>
  </Block>
);
