import type { Application } from '@daftar/contract/endpoints/applications-shapes'
import { isTextTarget, kindOf, type TextTarget } from '@daftar/rules/capital/applications/marks'
import { Button } from '@daftar/ui/button'
import { ErrorSummary, focusField } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { fieldText, m } from '@daftar/words'
import { markPlaceText } from '@daftar/words/mark-text'
import { useState } from 'react'
import { isDone, placesOf, textProblem, unsentAnswers, type Place, type TextProblem } from './places.ts'
import { PlaceCard } from './place-card.tsx'
import { useCorrections } from './use-corrections.ts'
import { useTexts } from './use-texts.ts'
import styles from './marks.module.css'

type Problems = Readonly<Record<string, string>>

/** An application that came back with marks: only what was marked, why, what was given, and a place for the new value. */
export function MarksForm({ application }: { application: Application }) {
  const places = placesOf(application.marks)
  const { texts, setText, forget } = useTexts(application)
  const corrections = useCorrections(application)
  const [problems, setProblems] = useState<Problems>({})
  const done = places.filter((place) => isDone(place, texts)).length

  function change(target: TextTarget, text: string) {
    setText(target, text)
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => name !== target)))
  }

  async function submit() {
    const found = problemsOf(places, (place) => openProblem(place, textProblem(place, texts)))
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      requestAnimationFrame(() => focusField(first))
      return
    }
    const unsent = unsentAnswers(places, texts)
    const refused = await corrections.resubmit(unsent)
    if (refused === null) {
      forget()
      return
    }
    setProblems(
      Object.fromEntries(
        Object.entries(refused.fields).map(([path, code]) => [
          unsent[Number(path.split('.')[1])]?.target ?? path,
          code === 'invalid' ? refused.message : fieldText(code),
        ]),
      ),
    )
  }

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
        errors={places.flatMap(({ target }) => {
          const problem = problems[target]
          if (!problem) return []
          const name = markPlaceText(kindOf(target))
          return [{ field: target, message: m.wizard_field_problem({ name, problem }) }]
        })}
      />
      {corrections.problem ? <Notice tone="negative" live="alert" title={corrections.problem} /> : null}
      <ol className={styles.places}>
        {places.map((place) => (
          <PlaceCard
            key={place.target}
            place={place}
            texts={texts}
            problem={problems[place.target]}
            isDone={isDone(place, texts)}
            corrections={corrections}
            onText={change}
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

function problemsOf(places: readonly Place[], problemOf: (place: Place) => string | null): Problems {
  return Object.fromEntries(
    places.flatMap((place) => {
      const problem = problemOf(place)
      return problem === null ? [] : [[place.target, problem]]
    }),
  )
}

function openProblem(place: Place, problem: TextProblem | null): string | null {
  if (!isTextTarget(place.target)) return place.isAnswered ? null : m.capital_mark_file_needed()
  if (problem === null) return null
  return problem === 'unchanged' ? m.capital_mark_unchanged() : fieldText(problem)
}
