/** Where a file is uploaded decides what may be uploaded. */
export const uploadAreas = ['default', 'support', 'dispute', 'capital', 'logo', 'cover', 'campaign'] as const
export type UploadArea = (typeof uploadAreas)[number]

export const fileTypes = ['jpeg', 'png', 'pdf'] as const
export type FileType = (typeof fileTypes)[number]

export type UploadRule = Readonly<{
  types: readonly FileType[]
  /** Endings named in texts and offered by the file dialog, as the requirement spells them. */
  extensions: readonly string[]
  maximumKb: number
  /** 1000 (DEC-UPL-1), in the capital area 1024 (DEC-WIZ-12). */
  bytesPerKb: 1000 | 1024
}>

export const uploadRules: Readonly<Record<UploadArea, UploadRule>> = {
  // UPL-01, UPL-02
  default: {
    types: ['jpeg', 'png', 'pdf'],
    extensions: ['jpeg', 'jpg', 'png', 'pdf'],
    maximumKb: 10_000,
    bytesPerKb: 1000,
  },
  // UPL-07, UPL-09
  support: { types: ['jpeg', 'png'], extensions: ['jpeg', 'jpg', 'png'], maximumKb: 5_000, bytesPerKb: 1000 },
  // UPL-08, UPL-10
  dispute: { types: ['jpeg', 'png'], extensions: ['jpeg', 'jpg', 'png'], maximumKb: 5_000, bytesPerKb: 1000 },
  // DEC-STO-8
  logo: { types: ['jpeg', 'png'], extensions: ['jpeg', 'jpg', 'png'], maximumKb: 2_000, bytesPerKb: 1000 },
  cover: { types: ['jpeg', 'png'], extensions: ['jpeg', 'jpg', 'png'], maximumKb: 5_000, bytesPerKb: 1000 },
  // DEC-ADS-2
  campaign: {
    types: ['jpeg', 'png'],
    extensions: ['jpeg', 'jpg', 'png'],
    maximumKb: 5_000,
    bytesPerKb: 1000,
  },
  // UPL-11
  capital: {
    types: ['jpeg', 'png', 'pdf'],
    extensions: ['jpeg', 'jpg', 'png', 'pdf'],
    maximumKb: 150_000,
    bytesPerKb: 1024,
  },
}

export type PickedFile = Readonly<{ name: string; type: string; size: number }>

/** The text's code with what it names: the maximum in KB or MB, or the extensions. */
export type UploadProblem =
  | Readonly<{ code: 'file_too_large'; maximum: number; unit: 'KB' | 'MB' }>
  | Readonly<{ code: 'file_type'; extensions: readonly string[] }>
  /** A photo as new phones keep it, which most browsers cannot show. */
  | Readonly<{ code: 'file_heic' }>

/** The largest size let in, in bytes, inclusive. */
export function maximumBytes(area: UploadArea): number {
  const { maximumKb, bytesPerKb } = uploadRules[area]
  return maximumKb * bytesPerKb
}

/**
 * What is wrong with a picked file, or null (UPL-03, UPL-04). `types` narrows the area's types for one field,
 * such as bank statements, which are pdf only (KYB-135). The server looks at the content as well.
 */
export function uploadProblem(
  file: PickedFile,
  area: UploadArea,
  types: readonly FileType[] = uploadRules[area].types,
): UploadProblem | null {
  if (!types.some((type) => isOfType(file, type)))
    return isHeic(file) && types.includes('jpeg')
      ? { code: 'file_heic' }
      : { code: 'file_type', extensions: extensionsOf(area, types) }
  return file.size > maximumBytes(area) ? { code: 'file_too_large', ...maximumShown(area) } : null
}

function isHeic({ name, type }: PickedFile): boolean {
  return /^(?:heic|heif)$/.test(extensionOf(name)) || /^image\/hei[cf]/.test(type.toLowerCase())
}

/** DEC-UPL-1: in MB from 1000 KB on, else in KB. */
export function maximumShown(area: UploadArea): { maximum: number; unit: 'KB' | 'MB' } {
  const { maximumKb } = uploadRules[area]
  return maximumKb >= 1000 ? { maximum: maximumKb / 1000, unit: 'MB' } : { maximum: maximumKb, unit: 'KB' }
}

/** DEC-UPL-2: the extension or the content type may match; jpg is jpeg. */
function isOfType(file: PickedFile, type: FileType): boolean {
  return typeOf(extensionOf(file.name)) === type || typeOf(contentSubtype(file.type)) === type
}

function typeOf(word: string): FileType | undefined {
  const spelling = word === 'jpg' ? 'jpeg' : word
  return fileTypes.find((type) => type === spelling)
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** `image/jpeg` is `jpeg`, `application/pdf; …` is `pdf`; of any other kind nothing. */
function contentSubtype(contentType: string): string {
  return (
    /^(?:image\/(jpe?g|png)|application\/(pdf))\s*(?:;|$)/
      .exec(contentType.toLowerCase())
      ?.slice(1)
      .join('') ?? ''
  )
}

function extensionsOf(area: UploadArea, types: readonly FileType[]): readonly string[] {
  return uploadRules[area].extensions.filter((extension) => types.some((type) => type === typeOf(extension)))
}
