import { Moment } from '@daftar/app-kit/moment'
import { useLanguage } from '@daftar/app-kit/language'
import { Badge } from '@daftar/ui/badge'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ListSkeleton } from '../../../shared/queue/list-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { audienceText } from '../parts/audience.ts'
import { surveysQuery, type Survey } from '../queries.ts'
import { statusText, statusTone } from '../words.ts'

/** What merchants' people are and were asked, newest first (OTH-13). */
export function SurveysScreen() {
  const navigate = useNavigate()
  const language = useLanguage()
  const query = useQuery(surveysQuery)
  return (
    <>
      <PageHeader
        title={m.desk_surveys()}
        subtitle={m.desk_surveys_intro()}
        primaryAction={{
          id: 'new',
          label: m.desk_surveys_new(),
          icon: <Plus />,
          href: addresses.newSurvey,
        }}
      />
      <Queried query={query} pending={<ListSkeleton />} failedTitle={m.desk_surveys_failed()}>
        {(surveys) => (
          <DataTable
            label={m.desk_surveys()}
            columns={columns(language)}
            rows={surveys}
            rowKey={({ id }) => id}
            onRowOpen={({ id }) => void navigate({ href: addresses.oneSurvey(id) })}
            renderCard={(survey) => <SurveyCard survey={survey} language={language} />}
          />
        )}
      </Queried>
    </>
  )
}

function columns(language: 'en' | 'ar'): Column<Survey>[] {
  return [
    { id: 'title', header: m.desk_surveys_title_col(), cell: ({ title }) => title[language] },
    {
      id: 'status',
      header: m.desk_surveys_status(),
      cell: ({ status }) => <Badge tone={statusTone[status]}>{statusText[status]()}</Badge>,
    },
    { id: 'who', header: m.desk_surveys_who(), cell: audienceText },
    {
      id: 'answered',
      header: m.desk_surveys_answered(),
      align: 'end',
      cell: ({ answered }) => countText(answered),
    },
    {
      id: 'dismissed',
      header: m.desk_surveys_dismissed(),
      align: 'end',
      cell: ({ dismissed }) => countText(dismissed),
    },
    { id: 'made', header: m.desk_surveys_made(), cell: ({ made_at }) => <Moment at={made_at} /> },
  ]
}

function SurveyCard({ survey, language }: { survey: Survey; language: 'en' | 'ar' }) {
  const { title, status, answered, dismissed, made_at } = survey
  return (
    <CardRow
      title={title[language]}
      aside={<Badge tone={statusTone[status]}>{statusText[status]()}</Badge>}
      facts={[
        [m.desk_surveys_who(), audienceText(survey)],
        [m.desk_surveys_answered(), countText(answered)],
        [m.desk_surveys_dismissed(), countText(dismissed)],
        [m.desk_surveys_made(), <Moment key="made" at={made_at} />],
      ]}
    />
  )
}
