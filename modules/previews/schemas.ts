/** Page search and preview calls (specification section 7, C7 and C8). Browser-safe. */
import * as z from 'zod/mini';
import { LANGS, LAYOUTS } from '../../site-kit/names.ts';
import { isCode, line } from '../../site-kit/typed-text.ts';

export const searchInput = z.object({
  q: line(200),
  limit: z._default(z.optional(z.number()), 10),
});
/** The agents' form of the same call. */
export const agentSearchInput = z.object({
  type: z.literal('name'),
  query: line(200),
  limit: z._default(z.optional(z.number()), 10),
});
export const socialPageResult = z.object({
  id: z.string(),
  name: z.string(),
  link: z.string(),
  location: z.exactOptional(
    z.object({
      city: z.exactOptional(z.string()),
      country: z.exactOptional(z.string()),
      latitude: z.exactOptional(z.number()),
      longitude: z.exactOptional(z.number()),
      street: z.exactOptional(z.string()),
      zip: z.exactOptional(z.string()),
    }),
  ),
  /** Served by our own host: a visitor's browser never talks to the social network. */
  picture: z.object({ data: z.object({ url: z.string() }) }),
  is_published: z.boolean(),
  previews: z.array(z.object({ _id: z.string() })),
});
export type SocialPageResult = z.infer<typeof socialPageResult>;
/** What an agent is told besides: where each site is, and what it can wear, best first. */
export const agentPageResult = z.extend(socialPageResult, {
  previews: z.array(z.object({ _id: z.string(), url: z.string(), layouts: z.array(z.enum(LAYOUTS)) })),
});
export type AgentPageResult = z.infer<typeof agentPageResult>;
/** POST /buy_yr/api/page/search: of the visitor's form, and of the agents'. */
export const searchAnswer = z.object({ data: z.array(socialPageResult) });
export const agentSearchAnswer = z.object({ data: z.array(agentPageResult) });
/** A link of ours: signed, ends at `expires_at`, opens nothing once revoked by its `_id`. */
export const previewLinkMade = z.object({ _id: z.string(), url: z.string(), expires_at: z.string() });
export type PreviewLinkMade = z.infer<typeof previewLinkMade>;
/** GET /buy_yr/api/agent/previews */
export const agentPreviewsQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^prv_[\w-]{22}$/))),
});
export const agentPreviews = z.object({
  /** `shared`: the agent’s newest link that still opens; null where there is none. */
  data: z.array(z.extend(agentPageResult, { shared: z.nullable(previewLinkMade) })),
  next: z.nullable(z.string()),
});
export type AgentPreviews = z.infer<typeof agentPreviews>;
export const previewInput = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/)),
  /** The visitor's language: used for messages; the site itself speaks the page's language unless `lang` says otherwise. */
  locale: z._default(z.optional(z.enum(LANGS)), 'it'),
});
export const PREVIEW_STATES = ['queued', 'reading', 'photos', 'composing', 'ready', 'failed'] as const;
export type PreviewState = (typeof PREVIEW_STATES)[number];
/** Best first, with the key of the sentence that says why. Only layouts that are drawn. */
const layouts = z.array(z.object({ layout: z.enum(LAYOUTS), reason: z.string() }));
export const preview = z.object({
  _id: z.string(),
  /** Address of the generated site on the preview host; add `/{layout}/` for another layout. */
  url: z.string(),
  status: z.enum(PREVIEW_STATES),
  /** Error code when failed: previews.page-missing, previews.page-empty, previews.network-unavailable. */
  reason: z.nullable(z.string()),
  facebook_page_id: z.string(),
  name: z.string(),
  lang: z.nullable(z.enum(LANGS)),
  layout: z.nullable(z.enum(LAYOUTS)),
  layouts,
});
export type Preview = z.infer<typeof preview>;

/** POST /buy_yr/api/page/preview/{_id}/share */
export const sharePreviewInput = z.object({ layout: z.optional(z.enum(LAYOUTS)) });
/** A signed `yr_preview`, as it came: it may be anything. */
const signedLink = z.string().check(z.maxLength(2000));
/** POST /buy_yr/api/page/preview-link/open: what a signed `yr_preview` opens now. */
export const openPreviewLinkInput = z.object({ value: signedLink });
/** The specification's object, and what whoever is shown it is told. */
export const openedLink = z.object({
  name: z.string(),
  uri: z.string(),
  fb: z.string(),
  /** To pass on. */
  url: z.string(),
  preview_id: z.string(),
  /** The agent’s name; null where somebody had it sent to themselves, and where the agent works here no more. */
  prepared_by: z.nullable(z.string()),
  expires_at: z.string(),
  layouts,
  /** For messengers, 1200 × 630 pixels; null where the site has none. */
  picture: z.nullable(z.string()),
});
export type OpenedLink = z.infer<typeof openedLink>;
/** POST /buy_yr/api/page/preview/{_id}/mail: to one address, whose reader agreed to this one mail. */
export const mailPreviewInput = z.object({
  mail: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254), z.refine(isCode)),
  consent: z.literal(true),
  locale: z._default(z.optional(z.enum(LANGS)), 'it'),
  layout: z.optional(z.enum(LAYOUTS)),
  /** The link of ours that whoever asks came by. */
  preview_link: z.optional(signedLink),
});
export type MailPreviewInput = z.infer<typeof mailPreviewInput>;
