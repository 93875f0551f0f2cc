import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { Button } from '@daftar/ui/button'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { m } from '@daftar/words'
import { markPlaceText } from '@daftar/words/mark-text'
import { isDone } from './places.ts'
import { PlaceCard } from './place-card.tsx'
import { useMarks } from './use-marks.ts'
import styles from './marks.module.css'

/**
 * An application that came back with marks: only what was marked, why, what was given, and a place for the
 * new value.
 */
export function MarksForm({ application }: { application: Application }) {
  const { places, texts, corrections, form, submit, saidOf } = useMarks(application)
  const done = places.filter((place) => isDone(place, texts)).length
  const progress = m.capital_mark_progress({ done, total: places.length })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Notice tone="warning" title={m.capital_mark_title()}>
        {m.capital_mark_lead()}
      </Notice>
      <div className={styles.progress}>
        <span aria-hidden="true">{progress}</span>
        <ProgressBar
          label={progress}
          value={(done / places.length) * 100}
          valueText={progress}
          tone="positive"
        />
      </div>
      <ErrorSummary
        title={m.wizard_check_fields()}
        errors={places.flatMap((place) => {
          const problem = saidOf(place, form.listed[place.target])
          if (!problem) return []
          const name = markPlaceText(place.target)
          return [{ field: place.target, message: m.wizard_field_problem({ name, problem }) }]
        })}
      />
      {corrections.problem ? <Notice tone="negative" live="alert" title={corrections.problem} /> : null}
      <ol className={styles.places}>
        {places.map((place) => (
          <PlaceCard
            key={place.target}
            place={place}
            texts={texts}
            problem={saidOf(place, form.shown[place.target])}
            isDone={isDone(place, texts)}
            corrections={corrections}
            onText={(target, text) => form.set({ [target]: text })}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={corrections.isSending}>
          {m.capital_mark_submit()}
        </Button>
      </div>
    </form>
  )
}
