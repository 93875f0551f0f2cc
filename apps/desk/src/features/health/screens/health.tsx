import { Moment } from '@daftar/app-kit/moment'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { read } from '../../../shared/read.ts'
import styles from '../parts/health.module.css'
import { PartCard } from '../parts/part-card.tsx'

/** How each part of the installation is doing, and a try of what sends and stores. */
export function HealthScreen() {
  // Looked at again every half minute, for as long as somebody looks.
  const query = useQuery({ ...read('health.parts'), refetchInterval: 30_000 })
  return (
    <>
      <PageHeader title={m.desk_health()} subtitle={m.desk_health_subtitle()} />
      <Queried query={query} pending={<CardsSkeleton cards={4} />} failedTitle={m.desk_health_failed()}>
        {({ parts, build, schema, checked_at }) => (
          <div className={styles.page}>
            {parts.map((part) => (
              <PartCard key={part.part} part={part} />
            ))}
            <Card title={m.desk_health_build()}>
              <DescriptionList
                facts={[
                  { id: 'version', label: m.desk_health_version(), value: <Ltr>{build}</Ltr> },
                  { id: 'schema', label: m.desk_health_schema(), value: <Ltr>{schema}</Ltr> },
                  { id: 'checked', label: m.desk_health_checked(), value: <Moment at={checked_at} /> },
                ]}
              />
            </Card>
          </div>
        )}
      </Queried>
    </>
  )
}
