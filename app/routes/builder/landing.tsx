/** /vetrina: the product is the demonstration (R6, L1 to L7); with a link of ours, the site that was prepared for its reader. */
import { openPreviewLink } from '../../../modules/previews/index.server.ts';
import { originOf, previewHost } from '../../../modules/sites/index.server.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { appContext } from '../../context.ts';
import type { Frame } from '../../ui/Page.tsx';
import type { Route } from './+types/landing';
import { LandingScreen } from './LandingScreen.tsx';
import { isSigned, PREVIEW_LINK } from './preview-link.ts';
import { SharedScreen } from './SharedScreen.tsx';
import { useChosen } from './use-chosen.ts';
import type { Opened } from './use-signed-link.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext);
  const value = new URL(request.url).searchParams.get(PREVIEW_LINK);
  return {
    previewOrigin: originOf(ctx.config, previewHost(ctx.config)),
    // Drawn by the server: messengers read title and picture of the business, and its owner waits for no script.
    told: isSigned(value) ? await opened(ctx, value) : null,
  };
}

async function opened(ctx: Ctx, value: string): Promise<Opened> {
  try {
    return { value, link: await openPreviewLink(ctx, value), failure: null };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { value, link: null, failure: { code: error.code, requestId: ctx.requestId } };
  }
}

/** Somebody is shown their own site, and that site first. */
export const handle: Frame = {
  bare: (data, search) => {
    const told = (data as Awaited<ReturnType<typeof loader>> | undefined)?.told;
    return Boolean(told?.link) && new URLSearchParams(search).get(PREVIEW_LINK) === told?.value;
  },
};

/** Choosing a page or a layout changes the address, not what the server knows. */
export const shouldRevalidate = () => false;

export default function Landing({ loaderData: { previewOrigin, told } }: Route.ComponentProps) {
  const chosen = useChosen(previewOrigin, told);
  return chosen.shared ? <SharedScreen shared={chosen.shared} chosen={chosen} /> : <LandingScreen chosen={chosen} />;
}
