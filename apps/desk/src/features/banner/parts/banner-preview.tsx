import { Banner } from '@daftar/ui/banner'
import { Card } from '@daftar/ui/card'
import { directionOf, m, type Language } from '@daftar/words'
import type { WebStatusMessage } from '../queries.ts'
import styles from './banner.module.css'

/** How merchants will see it, in both languages, while it is written. */
export function BannerPreview({ banner }: { banner: WebStatusMessage }) {
  return (
    <Card title={m.desk_banner_preview()} subtitle={banner.is_active ? null : m.desk_banner_preview_off()}>
      <div className={styles.previews}>
        <OneLanguage language="en" banner={banner} />
        <OneLanguage language="ar" banner={banner} />
      </div>
    </Card>
  )
}

function OneLanguage({ language, banner }: { language: Language; banner: WebStatusMessage }) {
  return (
    <div>
      <p className={styles.caption}>{language === 'en' ? m.desk_in_english() : m.desk_in_arabic()}</p>
      <div
        lang={language}
        dir={directionOf(language)}
        className={banner.is_active ? styles.preview : `${styles.preview} ${styles.unseen}`}
      >
        <Banner tone="warning" title={banner.title[language] || m.common_dash()}>
          {banner.message[language]}
        </Banner>
      </div>
    </div>
  )
}
