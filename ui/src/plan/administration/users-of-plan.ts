/** The list of users, those of a plan standing together. */
export const usersOfPlan = '/admin/usermanagement?category=all&sort=planId';
