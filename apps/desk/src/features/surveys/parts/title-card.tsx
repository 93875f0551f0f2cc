import { surveyLimits, surveyOpenings } from '@daftar/rules/surveys/survey'
import { Card } from '@daftar/ui/card'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { m } from '@daftar/words'
import type { SurveyDraft } from '../form.ts'
import { openingText } from '../words.ts'
import { PairOfTexts } from './pair-of-texts.tsx'
import styles from './surveys.module.css'

export type SurveyPartProps = {
  draft: SurveyDraft
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<SurveyDraft>) => void
}

/** What a survey is called, and where it opens. */
export function TitleCard({ draft, errorOf, onChange }: SurveyPartProps) {
  return (
    <Card title={m.desk_surveys_words()}>
      <div className={styles.fields}>
        <PairOfTexts
          name="title"
          labels={{ en: m.desk_surveys_title_en(), ar: m.desk_surveys_title_ar() }}
          value={draft.title}
          maxLength={surveyLimits.title}
          errorOf={errorOf}
          onChange={(title) => onChange({ title })}
        />
        <PairOfTexts
          name="intro"
          labels={{ en: m.desk_surveys_intro_en(), ar: m.desk_surveys_intro_ar() }}
          optional={m.common_optional()}
          value={draft.intro}
          maxLength={surveyLimits.intro}
          rows={2}
          errorOf={errorOf}
          onChange={(intro) => onChange({ intro })}
        />
        <SegmentedChoice
          label={m.desk_surveys_opens()}
          value={draft.opens}
          options={surveyOpenings.map((value) => ({ value, label: openingText[value]() }))}
          onValueChange={(opens) => onChange({ opens })}
        />
      </div>
    </Card>
  )
}
