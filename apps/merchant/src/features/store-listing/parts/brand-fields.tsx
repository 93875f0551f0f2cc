import {
  contrastOnWhite,
  inkOn,
  isHexColour,
  noColour,
  readableContrast,
} from '@daftar/rules/listings/colour'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import { drawn, text, type FieldsProps } from './drawn.ts'
import styles from './listing.module.css'

/** Logo, cover and colour, with what of it can be read. */
export function BrandFields({ form }: FieldsProps) {
  const { logo, cover, colour } = form.values
  const file = (url: string) => (url === '' ? null : { url, name: '', size: null })
  return (
    <>
      <UploadField
        {...drawn(form, 'logo')}
        hint={m.listing_logo_hint()}
        purpose="store_logo"
        value={file(logo)}
        onValueChange={(picked) => form.set({ logo: picked?.url ?? '' })}
      />
      <UploadField
        {...drawn(form, 'cover')}
        optional={m.common_optional()}
        hint={m.listing_cover_hint()}
        purpose="store_cover"
        value={file(cover)}
        onValueChange={(picked) => form.set({ cover: picked?.url ?? '' })}
      />
      <div className={styles.colour}>
        <TextField
          {...text(form, 'colour')}
          dir="ltr"
          maxLength={7}
          hint={m.listing_colour_hint()}
          suffix={
            <input
              type="color"
              className={styles.pick}
              aria-label={m.listing_colour_pick()}
              value={isHexColour(colour) ? colour.toLowerCase() : noColour}
              onChange={(event) => form.set({ colour: event.target.value })}
            />
          }
        />
        <Contrast colour={colour} />
      </div>
    </>
  )
}

function Contrast({ colour }: { colour: string }) {
  const on = inkOn(colour)
  const page = contrastOnWhite(colour)
  if (!on || page === null) return null
  const ratio = (contrast: number) => contrast.toFixed(1)
  return (
    <ul className={styles.contrast}>
      <li>
        {on.ink === 'white'
          ? m.listing_contrast_white({ ratio: ratio(on.contrast) })
          : m.listing_contrast_black({ ratio: ratio(on.contrast) })}
      </li>
      <li>
        {page < readableContrast
          ? m.listing_contrast_weak({ ratio: ratio(page) })
          : m.listing_contrast_page({ ratio: ratio(page) })}
      </li>
    </ul>
  )
}
