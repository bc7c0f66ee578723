import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageFrame } from "@/components/frame/PageFrame";
import { OwnText } from "@/components/OwnText";
import { ownPages } from "@/paper/paper";
import type { OwnPage } from "@/schema/own-page";
import { ownPageMetadata } from "../metadata";
import { graphOf } from "../structured";

/* A route only where there is a data/paginas (next.config.mjs): Next exports none that leads to no page. */

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => ownPages.map(({ route }) => ({ page: route.slice(1) }));

async function pageOf({ params }: Props): Promise<OwnPage> {
  const { page } = await params;
  return ownPages.find(({ route }) => route === `/${page}`) ?? notFound();
}

export const generateMetadata = async (props: Props): Promise<Metadata> => ownPageMetadata(await pageOf(props));

/** A page that is no section's: who the newspaper is, and by what it abides. */
export default async function Page(props: Props) {
  const page = await pageOf(props);
  return (
    <PageFrame graph={graphOf(page)}>
      <OwnText page={page} />
    </PageFrame>
  );
}
