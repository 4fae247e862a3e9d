import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer in the vendor's error envelope. Codes: 1 and 2 passing, 4 app throttled, 10 permission, 100 bad parameter, 190 token, 803 alias. */
export class GraphError extends Error {
  readonly code: number;
  readonly subcode: number | undefined;
  readonly status: ContentfulStatusCode;
  readonly type: string;

  constructor(
    code: number,
    message: string,
    options: { subcode?: number; status?: ContentfulStatusCode; type?: string } = {},
  ) {
    super(message);
    this.code = code;
    this.subcode = options.subcode;
    this.status = options.status ?? 400;
    this.type = options.type ?? 'OAuthException';
  }

  /** `fbtrace_id` is what the vendor's support asks for; here it only has its shape. */
  body(traceId: string) {
    return {
      error: {
        message: this.message,
        type: this.type,
        code: this.code,
        ...(this.subcode === undefined ? {} : { error_subcode: this.subcode }),
        ...(this.code === 1 || this.code === 2 ? { is_transient: true } : {}),
        fbtrace_id: traceId,
      },
    };
  }
}

export const missingNode = (id: string) =>
  new GraphError(
    100,
    `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    { subcode: 33, type: 'GraphMethodException' },
  );
export const unknownAlias = (alias: string) =>
  new GraphError(803, `(#803) Some of the aliases you requested do not exist: ${alias}`, { status: 404 });
/** What pages are merged into: the first of the cast. */
export const MERGED_INTO = '900000000000101';
/** A page that was merged into another. */
export const migrated = (id: string) =>
  new GraphError(
    21,
    `(#21) Page ID ${id} was migrated to page ID ${MERGED_INTO}.  Please update your API calls to the new ID`,
  );
export const endedToken = () =>
  new GraphError(190, 'Error validating access token: Session has expired on Monday, 05-Oct-26 09:00:00 PDT.', {
    status: 401,
    subcode: 463,
  });
export const throttled = () => new GraphError(4, '(#4) Application request limit reached', { status: 403 });
export const passing = () =>
  new GraphError(2, 'An unexpected error has occurred. Please retry your request later.', { status: 500 });
