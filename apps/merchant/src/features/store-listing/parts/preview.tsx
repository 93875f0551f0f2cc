import type { ListingDocument } from '@daftar/rules/listings/document'
import { inkOn } from '@daftar/rules/listings/colour'
import { Ltr } from '@daftar/ui/ltr'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { currentLanguage, m, type Language } from '@daftar/words'
import { useState, type CSSProperties } from 'react'
import { categoryName } from '../words.ts'
import { Picture } from './picture.tsx'
import styles from './listing.module.css'

/** The listing as shoppers see it, in either language (DEC-STO-8). */
export function Preview({ document }: { document: ListingDocument }) {
  const [language, choose] = useState<Language>(currentLanguage())
  const isArabic = language === 'ar'
  const name = isArabic ? document.name_ar : document.name_en
  const description = isArabic ? document.description_ar : document.description_en
  const ink = inkOn(document.colour)
  const categories = [document.category, ...document.further].map((key) => categoryName(key, language))
  const links = [document.website, document.app_store, document.google_play, document.instagram]
  return (
    <section className={styles.previewed} aria-label={m.listing_preview()}>
      <div className={styles.previewHead}>
        <h2>{m.listing_preview()}</h2>
        <SegmentedChoice
          label={m.listing_preview_in()}
          labelHidden
          value={language}
          options={[
            { value: 'en', label: m.listing_preview_en() },
            { value: 'ar', label: m.listing_preview_ar() },
          ]}
          onValueChange={choose}
        />
      </div>
      <div className={styles.preview} lang={language} dir={isArabic ? 'rtl' : 'ltr'}>
        {document.cover ? <Picture className={styles.cover} url={document.cover} alt="" /> : null}
        <div
          className={styles.band}
          style={ink ? ({ '--brand': document.colour, '--on-brand': ink.ink } as CSSProperties) : undefined}
        >
          {document.logo ? <Picture className={styles.logo} url={document.logo} alt="" /> : null}
          <strong>{name}</strong>
        </div>
        <div className={styles.said}>
          {description ? <p>{description}</p> : null}
          <p className={styles.muted}>{categories.filter(Boolean).join(' · ')}</p>
          <ul className={styles.links}>
            {links.filter(Boolean).map((link) => (
              <li key={link}>
                <Ltr>{link.replace(/^https:\/\/(www\.)?/, '')}</Ltr>
              </li>
            ))}
            {document.places.map((place, index) => (
              <li key={index}>
                <bdi>{place.name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
