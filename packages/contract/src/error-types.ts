/** DEC-CAPI-9, README decision 9. */
export const errorTypes = [
  'bad_data',
  'not_authorized',
  'no_permission',
  'not_found',
  'conflict',
  'too_many',
  'internal',
] as const
export type ErrorType = (typeof errorTypes)[number]

/** Refusals of one part of the product: the HTTP status, the error type and the server message of each. */
export type ReasonTable = Readonly<
  Record<string, readonly [status: number, type: ErrorType, message: string]>
>
