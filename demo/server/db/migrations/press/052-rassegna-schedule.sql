-- The last day on which a review's hour had come: nothing goes out by itself twice a day.
alter table review_profile add column last_due date;
