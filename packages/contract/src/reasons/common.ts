import type { ReasonTable } from '../error-types.ts'

/** What every endpoint may answer, and what a second person is refused. */
export const commonReasons = {
  invalid_input: [400, 'bad_data', 'invalid input'],
  not_signed_in: [401, 'not_authorized', 'not authorized'],
  session_revoked: [401, 'not_authorized', 'session revoked'],
  no_permission: [403, 'no_permission', 'no permission'],
  view_only: [403, 'no_permission', 'a view changes nothing'],
  not_found: [404, 'not_found', 'not found'],
  workspace_changed: [409, 'conflict', 'the session works in another merchant'],
  wrong_status: [409, 'conflict', 'wrong status'],
  request_running: [409, 'conflict', 'a request with this key is still running'],
  stale_version: [412, 'conflict', 'the document has changed'],
  too_large: [413, 'bad_data', 'request too large'],
  unsupported_type: [415, 'bad_data', 'unsupported content type'],
  key_reused: [422, 'bad_data', 'the key was used with another request'],
  version_required: [428, 'bad_data', 'if-match is required'],
  too_many_requests: [429, 'too_many', 'too many requests'],
  internal: [500, 'internal', 'internal error'],
  unavailable: [503, 'internal', 'unavailable'],
  own_proposal: [403, 'no_permission', 'nobody approves what they proposed'],
  not_proposed: [409, 'conflict', 'nothing waits for a second person'],
} as const satisfies ReasonTable
