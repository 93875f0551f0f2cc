import type { commonReasons } from '@daftar/contract/reasons/common'
import { m } from '../compiled.ts'

export const commonReasonTexts: Record<keyof typeof commonReasons, () => string> = {
  invalid_input: m.error_invalid_input,
  not_signed_in: m.error_not_signed_in,
  session_revoked: m.error_session_revoked,
  no_permission: m.error_no_permission,
  view_only: m.error_view_only,
  not_found: m.error_not_found,
  workspace_changed: m.error_workspace_changed,
  wrong_status: m.error_wrong_status,
  request_running: m.error_request_running,
  stale_version: m.error_stale_version,
  too_large: m.error_too_large,
  unsupported_type: m.error_unsupported_type,
  key_reused: m.error_key_reused,
  version_required: m.error_version_required,
  too_many_requests: m.error_too_many_requests,
  internal: m.error_generic,
  unavailable: m.error_unavailable,
  own_proposal: m.error_own_proposal,
  not_proposed: m.error_not_proposed,
}
