import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { SurveyForm } from '../parts/survey-form.tsx'

/** A survey as it is made: what is asked in both languages, and of whom. */
export function NewSurveyScreen() {
  return (
    <>
      <PageHeader title={m.desk_surveys_new()} subtitle={m.desk_surveys_new_intro()} />
      <SurveyForm />
    </>
  )
}
