import type { filesReasons } from '@daftar/contract/reasons/files'
import { m } from '../compiled.ts'

export const filesReasonTexts: Record<keyof typeof filesReasons, () => string> = {
  file_too_large: m.error_file_too_large,
  file_type: m.error_file_type,
  file_missing: m.error_file_missing,
  file_unreadable: m.error_file_unreadable,
  file_active: m.error_file_active,
  file_infected: m.error_file_infected,
  picture_shape: m.error_picture_shape,
  file_quota: m.error_file_quota,
}
