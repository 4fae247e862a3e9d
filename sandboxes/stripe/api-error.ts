export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
}

/** The same in the shape of the second version of the API: what a caller can mend is called `invalid_fields`. */
export const secondShape = ({ type, code, message, doc_url: _url, ...rest }: ErrorBody) =>
  type === 'idempotency_error'
    ? { type, message }
    : { ...(type === 'api_error' && { type }), code: code ?? 'invalid_fields', message, ...rest };

/** An answer that is not 200, in the vendor's shape. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body =
      body.code === undefined ? body : { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code}` };
  }
}

export function invalid(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) });
}

/** 404 when the id stands in the path, 400 when it stands in a parameter, as the vendor does. */
export function noSuch(kind: string, id: string, param?: string): ApiError {
  return new ApiError(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    message: `No such ${kind}: '${id}'`,
    code: 'resource_missing',
    param: param ?? 'id',
  });
}
