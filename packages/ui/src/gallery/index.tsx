import { useLayoutEffect, useState } from 'react'
import { LocaleProvider } from '../page/locale-provider.tsx'
import { SegmentedChoice } from '../fields/choices/segmented-choice.tsx'
import type { GalleryEntry, Say } from './entry.tsx'
import { buttonEntries } from './entries/buttons.tsx'
import { chartEntries } from './entries/charts.tsx'
import { choiceEntries } from './entries/choices.tsx'
import { dataEntries } from './entries/data.tsx'
import { feedbackEntries } from './entries/feedback.tsx'
import { fieldEntries } from './entries/fields.tsx'
import { frameEntries } from './entries/frames.tsx'
import { overlayEntries } from './entries/overlays.tsx'
import styles from './gallery.module.css'

export type GalleryPageProps = {
  language?: 'en' | 'ar'
  theme?: 'light' | 'dark'
  /** Shows one component only. */
  entry?: string | null
}

/** Every component in every state. The only texts of this package are these samples. */
export function GalleryPage({ language = 'en', theme = 'light', entry = null }: GalleryPageProps) {
  const [shown, setShown] = useState({ language, theme })
  const say: Say = (english, arabic) => (shown.language === 'ar' ? arabic : english)
  useLayoutEffect(() => {
    const html = document.documentElement
    const before = { lang: html.lang, dir: html.dir, theme: html.dataset.theme }
    html.lang = shown.language
    html.dir = shown.language === 'ar' ? 'rtl' : 'ltr'
    html.dataset.theme = shown.theme
    return () => {
      html.lang = before.lang
      html.dir = before.dir
      html.dataset.theme = before.theme ?? 'light'
    }
  }, [shown])
  return (
    <LocaleProvider language={shown.language}>
      <div className={styles.page} key={shown.language}>
        <div className={styles.controls}>
          <h1>{say('Gallery', 'المعرض')}</h1>
          <SegmentedChoice
            label={say('Language', 'اللغة')}
            labelHidden
            options={[
              { value: 'en', label: 'English' },
              { value: 'ar', label: <span lang="ar">العربية</span> },
            ]}
            value={shown.language}
            onValueChange={(chosen) => setShown({ ...shown, language: chosen })}
          />
          <SegmentedChoice
            label={say('Look', 'المظهر')}
            labelHidden
            options={[
              { value: 'light', label: say('Light', 'فاتح') },
              { value: 'dark', label: say('Dark', 'داكن') },
            ]}
            value={shown.theme}
            onValueChange={(chosen) => setShown({ ...shown, theme: chosen })}
          />
        </div>
        {entries
          .filter(({ id }) => entry === null || id === entry)
          .map((each) => (
            <Entry key={each.id} entry={each} say={say} />
          ))}
      </div>
    </LocaleProvider>
  )
}

/** All entries, in the order they show. */
export const entries: readonly GalleryEntry[] = [
  ...buttonEntries,
  ...fieldEntries,
  ...choiceEntries,
  ...feedbackEntries,
  ...dataEntries,
  ...chartEntries,
  ...frameEntries,
  ...overlayEntries,
]

function Entry({ entry, say }: { entry: GalleryEntry; say: Say }) {
  return (
    <section className={styles.entry} data-entry={entry.id}>
      <h2 lang="en" dir="ltr">
        {entry.title}
      </h2>
      <div className={styles.states}>
        {entry.states.map((state) => (
          <div key={state.name} className={state.wide ? `${styles.state} ${styles.wide}` : styles.state}>
            <div className={styles.name} lang="en" dir="ltr">
              {state.name}
            </div>
            <div className={styles.sample}>{state.render(say)}</div>
          </div>
        ))}
      </div>
    </section>
  )
}
