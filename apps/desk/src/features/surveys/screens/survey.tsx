import { Moment } from '@daftar/app-kit/moment'
import { useLanguage } from '@daftar/app-kit/language'
import { saveAddress } from '@daftar/client/download'
import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Column } from '@daftar/ui/columns'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { CircleStop, Download } from 'lucide-react'
import { useState } from 'react'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { useServices } from '../../../shared/use-services.ts'
import { audienceText } from '../parts/audience.ts'
import { EndSurvey } from '../parts/end-survey.tsx'
import { QuestionFigures } from '../parts/question-figures.tsx'
import { surveyFileAddress, surveyQuery, type Survey } from '../queries.ts'
import { openingText, statusText, statusTone } from '../words.ts'

/** One survey: whom it asks, and what was answered to each question. */
export function SurveyScreen({ params: { id } }: { params: { id: string } }) {
  const { api } = useServices()
  const language = useLanguage()
  const query = useQuery(surveyQuery(id))
  const [isEnding, setEnding] = useState(false)
  return (
    <Queried query={query} pending={<CardsSkeleton cards={3} />} failedTitle={m.desk_survey_failed()}>
      {({ survey, figures }) => (
        <>
          <PageHeader
            title={survey.title[language]}
            moreLabel={m.shell_more_actions()}
            actions={[
              {
                id: 'file',
                label: m.desk_survey_file(),
                icon: <Download />,
                onPress: () => saveAddress(surveyFileAddress(api, id)),
              },
              ...(survey.status === 'ended'
                ? []
                : [
                    {
                      id: 'end',
                      label: m.desk_survey_end(),
                      icon: <CircleStop />,
                      onPress: () => setEnding(true),
                    },
                  ]),
            ]}
          />
          <Column>
            <Card title={m.desk_survey_about()}>
              <DescriptionList layout="stacked" facts={factsOf(survey)} />
            </Card>
            {survey.questions.map((question, place) => (
              <QuestionFigures
                key={`${place} ${question.text.en}`}
                question={question}
                figures={figures[place] ?? { answered: 0, options: [], words: [] }}
              />
            ))}
          </Column>
          {isEnding ? <EndSurvey survey={survey} onClose={() => setEnding(false)} /> : null}
        </>
      )}
    </Queried>
  )
}

function factsOf(survey: Survey): Fact[] {
  const { status, opens, from, until, made_at, made_by, ended_at, ended_by, answered, dismissed } = survey
  const instant = (at: string | null) => (at === null ? m.common_dash() : <Moment at={at} />)
  return [
    {
      id: 'status',
      label: m.desk_surveys_status(),
      value: <Badge tone={statusTone[status]}>{statusText[status]()}</Badge>,
    },
    { id: 'who', label: m.desk_surveys_who(), value: audienceText(survey) },
    { id: 'opens', label: m.desk_surveys_opens(), value: openingText[opens]() },
    { id: 'from', label: m.desk_surveys_from(), value: instant(from) },
    { id: 'until', label: m.desk_surveys_until(), value: instant(until) },
    { id: 'made', label: m.desk_surveys_made(), value: <Moment at={made_at} /> },
    {
      id: 'maker',
      label: m.desk_surveys_made_by(),
      value: made_by === null ? m.desk_surveys_came_along() : <Typed>{made_by}</Typed>,
    },
    ...(ended_at === null
      ? []
      : [
          { id: 'ended', label: m.desk_surveys_ended_at(), value: <Moment at={ended_at} /> },
          { id: 'ender', label: m.desk_surveys_ended_by(), value: <Typed>{ended_by ?? ''}</Typed> },
        ]),
    { id: 'answered', label: m.desk_surveys_answered(), value: countText(answered) },
    { id: 'dismissed', label: m.desk_surveys_dismissed(), value: countText(dismissed) },
  ]
}
