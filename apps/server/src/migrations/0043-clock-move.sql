-- The last move of the clock, from where to where, so that whoever asks sees how far its runs have come.
alter table clock_offset add moved_from timestamptz;
alter table clock_offset add moved_to timestamptz;
