/** How a file comes in: as a stream that is counted as an upload, and answered once it was looked at. */
export const anUpload = { rate: 'upload', unitOfWork: 'own', upload: true } as const

/** Why a file is not taken, whatever it is for. */
export const fileRefusals = [
  'file_missing',
  'file_too_large',
  'file_type',
  'file_infected',
  'file_quota',
] as const
