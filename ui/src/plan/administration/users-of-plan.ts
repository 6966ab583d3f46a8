/** The list of users, with those of one plan together. */
export const usersOfPlan = '/admin/usermanagement?category=all&sort=planId';
