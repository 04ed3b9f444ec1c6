<?php
/** Removes what the plugin stored. Pages keep their blocks and tags, which show nothing without it. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$np_elements_remove = static function (): void {
	delete_option( 'np_elements' );
	delete_option( 'np_elements_integrity' );
};

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $np_elements_site ) {
		switch_to_blog( $np_elements_site );
		$np_elements_remove();
		restore_current_blog();
	}
} else {
	$np_elements_remove();
}
