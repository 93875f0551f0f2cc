import type { ReasonTable } from '../error-types.ts'

/** Refusals of uploads. */
export const filesReasons = {
  file_too_large: [413, 'bad_data', 'file too large'],
  file_type: [415, 'bad_data', 'file type not allowed'],
  file_missing: [400, 'bad_data', 'no file'],
  file_unreadable: [400, 'bad_data', 'file cannot be read'],
  file_active: [400, 'bad_data', 'file has active content'],
  file_infected: [400, 'bad_data', 'file is infected'],
  picture_shape: [400, 'bad_data', 'picture is too small or has another shape'],
  file_quota: [429, 'too_many', 'too many files'],
} as const satisfies ReasonTable
