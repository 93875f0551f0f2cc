import type { QuestionKind, SurveyOpening, SurveyStatus } from '@daftar/rules/surveys/survey'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

export const statusText: Record<SurveyStatus, () => string> = {
  planned: m.desk_surveys_planned,
  running: m.desk_surveys_running,
  ended: m.desk_surveys_ended,
}

export const statusTone: Record<SurveyStatus, Tone> = {
  planned: 'warning',
  running: 'positive',
  ended: 'neutral',
}

export const openingText: Record<SurveyOpening, () => string> = {
  itself: m.desk_surveys_opens_itself,
  card: m.desk_surveys_opens_card,
}

export const kindText: Record<QuestionKind, () => string> = {
  one: m.desk_surveys_kind_one,
  several: m.desk_surveys_kind_several,
  words: m.desk_surveys_kind_words,
}
