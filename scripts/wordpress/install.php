<?php
/** Makes the tables and the first user; sends no mail. */

define( 'WP_INSTALLING', true );

function wp_new_blog_notification() {}
function wp_install_defaults() {}

require getenv( 'NP_SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Il Meriggio di Gaviano', 'redazione', 'redazione@example.it', true, '', 'np-demo' );
update_option( 'active_plugins', array( 'np-elements/np-elements.php' ) );
update_option( 'template', 'il-meriggio' );
update_option( 'stylesheet', 'il-meriggio' );
