import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { currentLanguage, m, type Language } from '@daftar/words'
import { useState } from 'react'
import { Picture } from './picture.tsx'
import styles from './ads.module.css'

type PreviewProps = {
  name: string
  picture_en: string
  picture_ar: string
  isPublic: boolean
}

/** The ad as shoppers see it, in either language. */
export function Preview({ name, picture_en, picture_ar, isPublic }: PreviewProps) {
  const [language, choose] = useState<Language>(currentLanguage())
  const handle = language === 'ar' ? picture_ar : picture_en
  return (
    <section className={styles.previewed} aria-label={m.ads_preview()}>
      <div className={styles.line}>
        <h2>{m.ads_preview()}</h2>
        <SegmentedChoice
          label={m.ads_preview_in()}
          labelHidden
          value={language}
          options={[
            { value: 'en', label: m.ads_preview_en() },
            { value: 'ar', label: m.ads_preview_ar() },
          ]}
          onValueChange={choose}
        />
      </div>
      <div className={styles.preview} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {handle === '' ? (
          <p className={styles.empty}>{m.ads_preview_empty()}</p>
        ) : (
          <Picture key={handle} {...{ handle, isPublic }} className={styles.picture} alt={name} />
        )}
        <small className={styles.muted}>{m.ads_sponsored()}</small>
      </div>
    </section>
  )
}
