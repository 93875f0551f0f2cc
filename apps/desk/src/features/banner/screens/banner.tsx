import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { emptyBanner } from '../form.ts'
import { BannerForm } from '../parts/banner-form.tsx'
import { bannerQuery } from '../queries.ts'

/** The warning above every merchant's page, in both languages. */
export function BannerScreen() {
  const query = useQuery({ ...bannerQuery, refetchOnWindowFocus: false })
  return (
    <>
      <PageHeader title={m.desk_banner()} subtitle={m.desk_banner_subtitle()} />
      <Queried query={query} pending={<CardsSkeleton cards={2} />} failedTitle={m.desk_banner_failed()}>
        {(banner) => <BannerForm key={query.dataUpdatedAt} published={banner ?? emptyBanner} />}
      </Queried>
    </>
  )
}
