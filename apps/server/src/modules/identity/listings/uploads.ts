import type { UploadRules } from '../../../platform/modules/uploads.ts'
import { brandUpload } from './pictures.ts'

/** Pictures of a brand, as shoppers will see them (DEC-STO-8). */
export const listingUploads: UploadRules = {
  store_logo: brandUpload('logo'),
  store_cover: brandUpload('cover'),
}
